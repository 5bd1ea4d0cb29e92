import { spawn } from 'node:child_process'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()

const port = process.env.PORT ?? '5173'
console.log(`
  Lightshelf, on mock data: http://localhost:${port}

  demo@harbourvale.example / demo    a customer with several accounts
  staff@lightshelf.example / demo    internal staff
`)

const vite = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', '--mode', 'demo', '--port', port, '--clearScreen', 'false'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
vite.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal))
