/**
 * Makes all of the page inert but `keep` and its live regions, which still speak and whose buttons can still be pressed
 * (notifications). Returns what takes it back.
 */
export function setAside(keep: Element): () => void {
  const kept = [keep, ...document.querySelectorAll('[aria-live]')]
  const aside: Element[] = []
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue
      if (kept.some((each) => child.contains(each))) visit(child)
      else if (!child.hasAttribute('inert')) aside.push(child)
    }
  }
  visit(document.body)
  for (const element of aside) element.setAttribute('inert', '')
  return () => {
    for (const element of aside) element.removeAttribute('inert')
  }
}
