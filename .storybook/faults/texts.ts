/** Of a story under a fault, whose play does not run. */
export const NOT_CHECKED = 'Its steps don’t run while a fault is set'

export const REMOVE_FAULT = 'Remove the fault'
