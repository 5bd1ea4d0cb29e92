import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/**
 * Reads the password from CHECK_API_PASSWORD, from standard input, or from a hidden prompt. Never from an argument:
 * other users of the machine could see it.
 */
export async function readPassword(fromStdin: boolean): Promise<string> {
  const password = process.env.CHECK_API_PASSWORD
  if (password !== undefined && password !== '') return password
  if (fromStdin) return readAll()
  if (!process.stdin.isTTY)
    throw new Error('Cannot prompt for the password: set CHECK_API_PASSWORD, or use --password-stdin.')
  return prompt()
}

async function readAll(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8') as AsyncIterable<string>) text += chunk
  return text.replace(/\r?\n$/, '')
}

function prompt(): Promise<string> {
  process.stderr.write('Password: ')
  const noOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: noOutput, terminal: true })
  return new Promise((resolve, reject) => {
    terminal.once('SIGINT', () => {
      terminal.close()
      reject(new Error('Cancelled.'))
    })
    terminal.question('', (password) => {
      terminal.close()
      process.stderr.write('\n')
      resolve(password)
    })
  })
}
