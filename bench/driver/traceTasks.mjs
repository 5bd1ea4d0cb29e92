/**
 * Main-thread tasks of a page while `work` runs, in milliseconds: `cpu` is CPU time, `wall` elapsed time. On a busy
 * machine tasks are interrupted, and only `cpu` is reliable.
 */
export async function traceTasks(page, work) {
  const cdp = await page.context().newCDPSession(page)
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (event.name === 'thread_name' || event.name.endsWith('RunTask')) events.push(event)
  })
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: ['toplevel'] },
  })
  await work()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  await cdp.detach()

  const threadOf = ({ pid, tid }) => `${pid} ${tid}`
  const tasks = new Map(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => [threadOf(event), []]),
  )
  for (const event of events)
    if (event.ph === 'X') tasks.get(threadOf(event))?.push({ cpu: (event.tdur ?? 0) / 1000, wall: event.dur / 1000 })
  const total = (list) => list.reduce((sum, { cpu }) => sum + cpu, 0)
  // Other pages of the browser are idle.
  return [...tasks.values()].toSorted((a, b) => total(b) - total(a))[0] ?? []
}
