/** Of a story under a fault, whose play does not run. */
export const NOT_CHECKED = 'Not checked: a fault is set'

export const REMOVE_FAULT = 'Remove the fault'
