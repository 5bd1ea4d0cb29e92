let locks = 0

/** Keeps the page behind from scrolling until the answer is called, as often as it was locked. */
export function lockScroll(): () => void {
  locks += 1
  apply()
  return () => {
    locks -= 1
    apply()
  }
}

function apply() {
  const { style, clientWidth } = document.documentElement
  if (locks === 0) {
    style.overflow = ''
    style.scrollbarGutter = ''
    return
  }
  // The room of a scroll bar that goes stays, so that nothing behind moves.
  if (style.overflow === '' && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}
