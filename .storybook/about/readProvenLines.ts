/** Reads docs/conformance.md, which is published beside Storybook. */
export async function readConformance(): Promise<string> {
  const response = await fetch('./conformance.md')
  if (!response.ok) throw new Error(`conformance.md: ${response.status}`)
  return response.text()
}

/** The lines of it that name a story as their proof, each with its number, as '4.3', and its text in our own words. */
export const provenLines = (conformance: string, storyId: string): { number: string; text: string }[] =>
  conformance
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, number, , proofs]) => /^\d+\.\d+$/.test(number ?? '') && proofs?.includes(`\`${storyId}\``))
    .map(([, number = '', text = '']) => ({ number, text }))
