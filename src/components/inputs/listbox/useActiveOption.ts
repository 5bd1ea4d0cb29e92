import { useListNavigation, type ElementProps, type FloatingRootContext } from '@floating-ui/react'
import { useRef, useState, type RefObject } from 'react'

/** How far Page Up and Page Down move. */
const PAGE = 10

/** The option that the keys are on while the focus stays where they are heard (aria-activedescendant). */
export interface ActiveOption {
  activeIndex: number | null
  setActiveIndex: (index: number | null) => void
  /** Filled by the options as they are drawn. */
  elements: RefObject<(HTMLElement | null)[]>
  /** For useInteractions. */
  navigation: ElementProps
}

/**
 * Up and Down among the options, Home and End where the reference is no text field. Whoever opens the list says which option
 * is active then. `loop`: round the ends; `first`: active from the start.
 */
export function useActiveOption(
  context: FloatingRootContext,
  { loop, first = null }: { loop: boolean; first?: number | null },
): ActiveOption {
  const [activeIndex, setActiveIndex] = useState(first)
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

/** The keys that are a text's own: with them nothing is active any more. */
export const TEXT_KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** Where Page Up and Page Down lead among `count` options, which useListNavigation does not know; null for other keys. */
export function pageStep(key: string, activeIndex: number | null, count: number): number | null {
  if (count === 0 || (key !== 'PageDown' && key !== 'PageUp')) return null
  const to = (activeIndex ?? -1) + (key === 'PageDown' ? PAGE : -PAGE)
  return Math.max(0, Math.min(to, count - 1))
}
