import { useListNavigation, type ElementProps, type FloatingRootContext } from '@floating-ui/react'
import { useRef, useState, type RefObject } from 'react'

/** Number of options that Page Up and Page Down move by. */
const PAGE_SIZE = 10

/** The option that the arrow keys have reached, while the focus stays on the reference (aria-activedescendant). */
export interface ActiveOption {
  activeIndex: number | null
  setActiveIndex: (index: number | null) => void
  /** Filled by the options as they render. */
  elements: RefObject<(HTMLElement | null)[]>
  /** Pass to useInteractions. */
  navigation: ElementProps
}

/**
 * Moves through options with Up and Down, and with Home and End unless the reference is a text field. The caller sets
 * the active option when it opens the list.
 * @param options.loop wraps around at the ends
 * @param options.initialIndex the option that is active initially
 */
export function useActiveOption(
  context: FloatingRootContext,
  { loop, initialIndex = null }: { loop: boolean; initialIndex?: number | null },
): ActiveOption {
  const [activeIndex, setActiveIndex] = useState(initialIndex)
  const elements = useRef<(HTMLElement | null)[]>([])
  const navigation = useListNavigation(context, {
    listRef: elements,
    activeIndex,
    onNavigate: setActiveIndex,
    virtual: true,
    loop,
    openOnArrowKeyDown: false,
    focusItemOnOpen: false,
    focusItemOnHover: false,
  })
  return { activeIndex, setActiveIndex, elements, navigation }
}

/** The index Page Up and Page Down move to, which useListNavigation doesn't handle; null for other keys. */
export function indexAfterPageKey(key: string, activeIndex: number | null, count: number): number | null {
  if (count === 0 || (key !== 'PageDown' && key !== 'PageUp')) return null
  const index = (activeIndex ?? -1) + (key === 'PageDown' ? PAGE_SIZE : -PAGE_SIZE)
  return Math.max(0, Math.min(index, count - 1))
}
