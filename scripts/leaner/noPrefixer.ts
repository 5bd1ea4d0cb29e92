/** In place of stylis' own, which styled-components runs only where `enableVendorPrefixes` is set: here it is not. */
export const prefix = (value: string): string => value
