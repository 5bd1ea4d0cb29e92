import { parseArgs } from 'node:util'

export interface Options {
  host: string
  user: string
  vertical: string
  /** File for the JSON report; null: none. */
  json: string | null
  passwordFromStdin: boolean
}

export const USAGE = `Checks a server's answers against the contract (src/api). Signs in and reads; changes nothing.

  npm run check-api -- --host https://api.example --user me@publisher.example [--vertical books] [--json report.json]

Prompts for the password, or reads it from CHECK_API_PASSWORD, or from standard input with --password-stdin.`

/** Parses the command-line arguments. Throws with a message for the user. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: 'string' },
      user: { type: 'string' },
      vertical: { type: 'string', default: 'books' },
      json: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
    },
  })
  if (values.host === undefined || values.user === undefined) throw new Error('--host and --user are required.')
  return {
    host: readHost(values.host),
    user: values.user,
    vertical: values.vertical,
    json: values.json ?? null,
    passwordFromStdin: values['password-stdin'],
  }
}

function readHost(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error('--host must be a URL starting with https:// or http://.')
  if (url.username !== '' || url.password !== '') throw new Error('--host must not contain a user name or password.')
  return (url.origin + url.pathname).replace(/\/+$/, '')
}
