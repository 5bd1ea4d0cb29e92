import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** The password: from CHECK_API_PASSWORD, from the standard input, or asked for without showing it. Never an argument: other users of the machine can read those. */
export async function readPassword(fromStdin: boolean): Promise<string> {
  const given = process.env.CHECK_API_PASSWORD
  if (given !== undefined && given !== '') return given
  if (fromStdin) return readAll()
  if (!process.stdin.isTTY)
    throw new Error('There is nobody to ask for the password: set CHECK_API_PASSWORD, or use --password-stdin.')
  return prompt()
}

async function readAll(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8') as AsyncIterable<string>) text += chunk
  return text.replace(/\r?\n$/, '')
}

function prompt(): Promise<string> {
  process.stderr.write('Password: ')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  return new Promise((resolve, reject) => {
    line.once('SIGINT', () => {
      line.close()
      reject(new Error('Stopped.'))
    })
    line.question('', (password) => {
      line.close()
      process.stderr.write('\n')
      resolve(password)
    })
  })
}
