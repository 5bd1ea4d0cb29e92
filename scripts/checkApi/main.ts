import { writeFileSync } from 'node:fs'
import { checkApi } from './checkApi.ts'
import { hasTrouble } from './findings.ts'
import { readOptions, USAGE } from './options.ts'
import { readPassword } from './password.ts'
import { tableOf } from './table.ts'

/* `npm run check-api`: for the day a real server is there (README). Exit code 0: all fits; 1: something does not; 2: it could not be run. */
try {
  const { host, user, vertical, json, passwordFromStdin } = readOptions(process.argv.slice(2))
  const password = await readPassword(passwordFromStdin)
  const report = await checkApi({
    host,
    user,
    password,
    vertical,
    onResult: ({ method, path }) => process.stderr.isTTY && process.stderr.write(`  ${method} ${path}\n`),
  })
  console.log(tableOf(report))
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = hasTrouble(report) ? 1 : 0
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 2
}
