import { writeFileSync } from 'node:fs'
import { checkApi } from './checkApi.ts'
import { hasProblems } from './report.ts'
import { readOptions, USAGE } from './readOptions.ts'
import { readPassword } from './readPassword.ts'
import { formatReport } from './formatReport.ts'

/*
 * `npm run check-api`: checks a real server against the contract (see README). Exit codes: 0, all answers match; 1,
 * some do not; 2, the check could not run.
 */
try {
  const { host, user, vertical, json, passwordFromStdin } = readOptions(process.argv.slice(2))
  if (host.startsWith('http:')) console.error(`Warning: ${host} has no https, so the password is sent unencrypted.`)
  const password = await readPassword(passwordFromStdin)
  const report = await checkApi({
    host,
    user,
    password,
    vertical,
    onResult: ({ method, path }) => process.stderr.isTTY && process.stderr.write(`  ${method} ${path}\n`),
  })
  console.log(formatReport(report))
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = hasProblems(report) ? 1 : 0
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 2
}
