/**
 * The lines that say something new: a server often only repeats what stands before its words. A line is left out where
 * each of its sentences is said already, by `said` or by a line before it; capitals and full stops make no difference.
 */
export function unsaid(lines: readonly string[], said: readonly string[]): string[] {
  const known = new Set(said.flatMap(sentences))
  return lines.filter((line) => {
    const fresh = sentences(line).filter((sentence) => !known.has(sentence))
    for (const sentence of fresh) known.add(sentence)
    return fresh.length > 0
  })
}

const sentences = (text: string) =>
  text
    .toLowerCase()
    .split(/[.!?…]+(?:\s|$)/u)
    .map((each) => each.trim())
    .filter(Boolean)
