/**
 * Removes lines that only repeat `shown` or an earlier line, as server messages often repeat the heading above them.
 * Compares sentence by sentence, ignoring case and end punctuation.
 */
export function dedupeMessages(lines: readonly string[], shown: readonly string[]): string[] {
  const seen = new Set(shown.flatMap(sentencesOf))
  return lines.filter((line) => {
    const newSentences = sentencesOf(line).filter((sentence) => !seen.has(sentence))
    for (const sentence of newSentences) seen.add(sentence)
    return newSentences.length > 0
  })
}

const sentencesOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[.!?…]+(?:\s|$)/u)
    .map((each) => each.trim())
    .filter(Boolean)
