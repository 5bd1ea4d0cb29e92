import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Switches for a headless browser in a container: no sandbox as root, no background requests. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

const works = (path) => Boolean(path) && existsSync(path) && spawnSync(path, ['--version']).status === 0

/** Debian's Chromium without a window: the same browser, and tests take a third less time than with the whole one. */
const SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN = '/usr/bin/chromium'

/**
 * Path of the Chromium to test with: CHROMIUM_PATH, Debian's headless shell, Playwright's own or Debian's; undefined if
 * there is none.
 */
export async function findBrowser() {
  const { chromium } = await import('playwright')
  return [process.env.CHROMIUM_PATH, SHELL, chromium.executablePath(), DEBIAN].find(works)
}

/**
 * As findBrowser, but installs one if needed: as root on Debian the headless shell, otherwise Playwright's download.
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (found && (found !== DEBIAN || !isDebianRoot)) return found
  console.log('Installing headless Chromium…')
  for (const install of isDebianRoot ? [debian('chromium-headless-shell'), debian('chromium'), download] : [download]) {
    try {
      install()
    } catch (error) {
      console.log(`  failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium. Install it, set CHROMIUM_PATH to its executable and try again.')
}

const debian = (name) => () => {
  execute('apt-get', ['update', '-qq'])
  execute('apt-get', ['install', '-y', '-qq', name])
}

const download = () => execute(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])

function execute(command, args) {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
