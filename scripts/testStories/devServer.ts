import { setTimeout as wait } from 'node:timers/promises'
import { startProgram, type Program } from './program.ts'

const PORT = '6006'

/**
 * Returns the development server of Storybook that answers at this address or port, or starts one. `program` is set if
 * it was started.
 */
export async function openDevServer(
  root: string,
  url = `http://localhost:${PORT}`,
): Promise<{ url: string; program?: Program }> {
  if (await answers(url)) {
    console.log(`Using the Storybook at ${url}.`)
    return { url }
  }
  const { port } = new URL(url)
  console.log(`Starting Storybook at ${url}…`)
  const args = ['dev', '--port', port, '--exact-port', '--no-open', '--ci']
  const program = startProgram(root, 'storybook/dist/bin/dispatcher.js', args, { silent: true })
  const failed = program.ended.then(() => {
    throw new Error('Storybook did not start. Its errors: `npm run storybook`.')
  })
  // It also ends when the watcher stops it.
  failed.catch(() => undefined)
  while (!(await answers(url))) await Promise.race([failed, wait(250)])
  return { url, program }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL('index.json', url))).ok
  } catch {
    return false
  }
}
