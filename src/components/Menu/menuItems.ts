/** The entries of a menu that can be reached, in their order. */
export function menuItems(menu: Element | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])
}
