/** The entries of a menu that can be reached, in their order. */
export function menuItems(menu: Element | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])
}

/** Where a key moves in a list of `count` entries from `current` (-1: none), round the ends; null for other keys. */
export function steppedTo(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown': return (current + 1) % count
    case 'ArrowUp': return (Math.max(current, 0) - 1 + count) % count
    case 'Home': return 0
    case 'End': return count - 1
    default: return null
  }
}
