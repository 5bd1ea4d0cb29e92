import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { conformanceDocument, conformanceProblems } from './conformance/conformanceDocument.ts'
import { readProofs } from './conformance/readProofs.ts'
import { uncalledEndpoints } from './conformance/uncalledEndpoints.ts'

/**
 * `npm run conformance`: generates docs/conformance.md from the tags of tests and stories. A unit test fails while it is out
 * of date, and while a line has no proof.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const proofs = readProofs(root)

writeFileSync(`${root}/docs/conformance.md`, await conformanceDocument(proofs, uncalledEndpoints(root)))
for (const problem of conformanceProblems(proofs)) {
  console.error(problem)
  process.exitCode = 1
}
