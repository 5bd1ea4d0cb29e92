/** What figures in cards and switches say beyond their own names. */
export const metricText = {
  notInUse: 'Not in use',
  loading: (of: string) => `Loading figures: ${of}`,
}
