/**
 * Shares of a total, rounded together so that they make exactly 100 %: all are rounded down, and what is then missing
 * goes to those that lost the most (largest remainder; of equal ones, to the first).
 * @param parts counts of a whole, 0 or more; null: unknown, and without a share
 * @param decimals decimal places of the percentages
 * @returns ratios (0 to 1), one per part; all null if the total is 0
 */
export function roundedShares(parts: readonly (number | null)[], decimals = 0): (number | null)[] {
  const total = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
  if (total === 0) return parts.map(() => null)
  const units = 100 * 10 ** decimals
  const shares = parts.map((part) => {
    // Remainders of integers are exact, unlike those of fractions, so that equal ones are found equal.
    const scaled = (part ?? 0) * units
    const remainder = scaled % total
    return { isKnown: part !== null, whole: Math.round((scaled - remainder) / total), remainder }
  })
  const missing = units - shares.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, missing))
  return shares.map((share) => (share.isKnown ? (share.whole + (roundedUp.has(share) ? 1 : 0)) / units : null))
}
