import type { AppConfig, Environment } from '#app/config/environment.ts'
import { today } from '#mocks/world/clock.ts'

const CONFIG: AppConfig = {
  apiHost: '',
  vertical: 'books',
  staffDomain: 'lightshelf.example',
  helpUrl: 'https://help.lightshelf.example',
  helpWidgetSrc: null,
  basic: null,
  refreshEnabled: false,
  uploadKinds: ['PNG', 'JPG', 'PDF', 'MP4'],
  uploadLimitMb: 50,
  adapters: { forgot: '', reset: '', click: '', showcase: '' },
}

/** What a story may replace: parts of the environment, and of its configuration. */
type Change = Partial<Omit<Environment, 'config'>> & { config?: Partial<AppConfig> }

/** The environment of every story: the mock world's clock, no retries; a story may replace parts of it. */
export function storyEnvironment(change: unknown): Environment {
  const { config, ...parts } = (change ?? {}) as Change
  return {
    config: { ...CONFIG, ...config },
    now: () => new Date(`${today()}T10:00:00`),
    retryDelaysS: [],
    leave: () => undefined,
    ...parts,
  }
}
