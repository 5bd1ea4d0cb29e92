/** Whether a key goes into a text: a shortcut then keeps quiet. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
    ) !== null
  )
}
