export { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react'
