/** Limits the number of concurrent tasks; the others wait in order. */
export class Semaphore {
  private readonly queue: (() => void)[] = []

  constructor(private free: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((resolve) => this.queue.push(resolve))
    try {
      return await task()
    } finally {
      const next = this.queue.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
