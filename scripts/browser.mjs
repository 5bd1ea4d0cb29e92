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

/**
 * Path of the Chromium to test with: CHROMIUM_PATH, Playwright's own or /usr/bin/chromium; undefined if there is none.
 */
export async function findBrowser() {
  const { chromium } = await import('playwright')
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].find(works)
}

/** As findBrowser, but installs one if needed: Debian's package as root, otherwise Playwright's download. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('No Chromium found, installing one…')
  for (const install of installers()) {
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

function installers() {
  const run = (command, args) =>
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  const debian = () => {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const download = () => run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return isDebianRoot ? [debian, download] : [download]
}
