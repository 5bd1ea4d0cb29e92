import { readFileSync } from 'node:fs'

/**
 * What a report says: how many tests passed and failed, and of each failed one a text: its name, where it is, and what
 * went wrong, with fast-check's seed and path where there is one.
 */

/** Of Jest's or Vitest's JSON report. */
export function readJestReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0) return message ? [describeFailure(name, '', message)] : []
    return tests.map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages.join('\n')))
  })
  const failed = report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0)
  return { passed: report.numPassedTests, failed, failures }
}

/** Of Playwright's JSON report. */
export function readPlaywrightReport(file) {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failures = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file: spec, title, tests }) => {
      const found = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return describeFailure(spec, title, found.map(({ message }) => message).join('\n'))
    })
  failures.push(...errors.map(({ message }) => describeFailure(file, '', message)))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
}

/** The counts and failures of several programs. */
export function sumReports(reports) {
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    failures: reports.flatMap(({ failures }) => failures),
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function describeFailure(file, test, message) {
  const lines = withoutColours(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const seed = /\{ seed: -?\d+(?:, path: "[^"]*")?/.exec(message)
  return [`✘ ${file} ${test}`, ...lines.slice(0, 12), ...(seed === null ? [] : [`${seed[0]} }`])].join('\n    ')
}

/** Without the terminal's colours. */
const withoutColours = (text) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
