import { readFileSync } from 'node:fs'
import { MAX_FAILURES } from './retries.mjs'

/**
 * What a report says: how many tests passed and failed, and a text for each failure and for each test that is flaky, one
 * that passed on a later try: its name, where it is, and what went wrong, with fast-check's seed and path where there is
 * one.
 */

/** What a part adds to its failures if there were so many that it stopped. */
const stoppedAfter = (failed) =>
  MAX_FAILURES > 0 && failed >= MAX_FAILURES
    ? [`✘ Stopped after ${MAX_FAILURES} failures: the tests that were left have not run`]
    : []

/** Of Jest's or Vitest's JSON report. */
export function readJestReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failures = report.testResults
    .filter(({ message, assertionResults }) => message && !assertionResults.some(({ status }) => status === 'failed'))
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => describeTest('✘', name, '', message))
  const flaky = []
  for (const { name, assertionResults } of report.testResults)
    for (const { status, fullName, failureMessages, retryReasons = [] } of assertionResults) {
      const messages = [...retryReasons, ...failureMessages].join('\n')
      if (status === 'failed') failures.push(describeTest('✘', name, fullName, messages))
      else if (status === 'passed' && messages !== '') flaky.push(describeTest('~', name, fullName, messages))
    }
  const failed = report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0)
  return { passed: report.numPassedTests, failed, failures: [...failures, ...stoppedAfter(failed)], flaky }
}

/** Of Playwright's JSON report. */
export function readPlaywrightReport(file) {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const described = (mark, wanted) =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file: spec, title, tests }) => {
        const found = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        return describeTest(mark, spec, title, found.map(({ message }) => message).join('\n'))
      })
  const failures = [
    ...described('✘', 'unexpected'),
    ...errors.map(({ message }) => describeTest('✘', file, '', message)),
    ...stoppedAfter(stats.unexpected),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures,
    flaky: described('~', 'flaky'),
  }
}

/** The counts and tests of several programs. */
export function sumReports(reports) {
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    failures: reports.flatMap(({ failures }) => failures),
    flaky: reports.flatMap(({ flaky }) => flaky),
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function describeTest(mark, file, test, message) {
  const lines = withoutColours(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const seed = /\{ seed: -?\d+(?:, path: "[^"]*")?/.exec(message)
  return [`${mark} ${file} ${test}`, ...lines.slice(0, 12), ...(seed === null ? [] : [`${seed[0]} }`])].join('\n    ')
}

/** Without the terminal's colours. */
const withoutColours = (text) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
