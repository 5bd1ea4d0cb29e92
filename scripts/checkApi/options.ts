import { parseArgs } from 'node:util'

export interface Options {
  host: string
  user: string
  vertical: string
  /** Where the report goes as JSON; null: nowhere. */
  json: string | null
  passwordFromStdin: boolean
}

export const USAGE = `Holds the answers of a server against the contract (src/api). It signs in and reads; it changes nothing.

  npm run check-api -- --host https://api.example --user me@publisher.example [--vertical books] [--json report.json]

The password is asked for, or taken from CHECK_API_PASSWORD, or from the standard input with --password-stdin.`

/** Reads the arguments; throws, with words for the person, what cannot be done. */
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
  if (values.host === undefined || values.user === undefined) throw new Error('--host and --user are needed.')
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
    throw new Error('--host is an address that begins with https:// or http://.')
  if (url.username !== '' || url.password !== '') throw new Error('--host must not hold a user name or a password.')
  return (url.origin + url.pathname).replace(/\/+$/, '')
}
