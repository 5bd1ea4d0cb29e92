/** A line of the specification, in our own words. */
export interface SpecificationLine {
  /** '4.3'. */
  number: string
  text: string
}

/** The lines of docs/conformance.md, which is published beside Storybook, that name a story as their proof. */
export async function readProvenLines(storyId: string): Promise<SpecificationLine[]> {
  const response = await fetch('./conformance.md')
  if (!response.ok) throw new Error(`conformance.md: ${response.status}`)
  return provenLines(await response.text(), storyId)
}

export const provenLines = (conformance: string, storyId: string): SpecificationLine[] =>
  conformance
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, number, , proofs]) => /^\d+\.\d+$/.test(number ?? '') && proofs?.includes(`\`${storyId}\``))
    .map(([, number = '', text = '']) => ({ number, text }))
