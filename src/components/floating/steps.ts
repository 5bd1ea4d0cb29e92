/** How far Page Up and Page Down move. */
const PAGE = 10

/** Where a key moves in a listbox of `count` entries from `current`, stopping at the ends (APG: listbox); null for other keys. */
export function listStep(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return clamp(current + 1, count)
    case 'ArrowUp':
      return clamp(current - 1, count)
    case 'PageDown':
      return clamp(current + PAGE, count)
    case 'PageUp':
      return clamp(current - PAGE, count)
    case 'Home':
      return clamp(0, count)
    case 'End':
      return clamp(count - 1, count)
    default:
      return null
  }
}

/** Where a key moves in a menu, round the ends (APG: menu); `current` is -1 for none; null for other keys. */
export function menuStep(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}
