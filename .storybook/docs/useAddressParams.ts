import { useContext, useState } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { NAVIGATE_URL } from 'storybook/internal/core-events'

type Params = Readonly<Record<string, string>>

/**
 * What a visitor chose on a page, kept in Storybook's address: a copied one shows the same. The setter removes what is ''.
 */
export function useAddressParams(): [Params, (name: string, value: string) => void] {
  const { channel } = useContext(DocsContext)
  // A page that is open alone has no frame to keep them.
  const [chosen, setChosen] = useState<Params>({})
  const merge = (changes: Params): Params => {
    const merged = { ...Object.fromEntries(new URLSearchParams(window.parent.location.search)), ...changes }
    return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  }
  const setParam = (name: string, value: string) => {
    const next = { ...chosen, [name]: value }
    setChosen(next)
    // As Storybook writes them: 'path=/docs/...', 'globals=theme:light'.
    const search = new URLSearchParams(merge(next)).toString().replaceAll(/%(2F|2C|3A|3B)/g, decodeURIComponent)
    channel.emit(NAVIGATE_URL, `?${search}`, { replace: true })
  }
  return [merge(chosen), setParam]
}
