import type { AppConfig, Environment } from '#app/config/environment.ts'
import { today } from '#mocks/world/clock.ts'

const CONFIG: AppConfig = {
  host: '',
  vertical: 'books',
  staffDomain: 'lightshelf.example',
  helpUrl: 'https://help.lightshelf.example',
  helpWidgetSrc: null,
  basic: null,
  refreshEnabled: false,
  uploadTypes: ['PNG', 'JPG', 'PDF', 'MP4'],
  uploadLimitMb: 50,
  adapters: { forgot: '', reset: '', click: '', showcase: '' },
}

type EnvironmentOverrides = Partial<Omit<Environment, 'config'>> & { config?: Partial<AppConfig> }

/** The environment of every story: the mock world's clock and no retries. A story may override parts of it. */
export function storyEnvironment(overrides: unknown): Environment {
  const { config, ...parts } = (overrides ?? {}) as EnvironmentOverrides
  return {
    config: { ...CONFIG, ...config },
    now: () => new Date(`${today()}T10:00:00`),
    retryDelaysS: [],
    leave: () => undefined,
    ...parts,
  }
}
