/** An XMLHttpRequest whose events the test fires. Empty `requests` before each test. */
export class FakeRequest {
  static requests: FakeRequest[] = []
  static get only(): FakeRequest {
    const [request] = FakeRequest.requests
    if (request === undefined || FakeRequest.requests.length > 1) throw new Error('not one request')
    return request
  }

  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  onprogress?: () => void
  sent = false
  aborted = false
  withCredentials = false
  status = 200
  statusText = ''
  responseText = '{"card_id": 31}'

  constructor() {
    FakeRequest.requests.push(this)
  }

  open = () => undefined
  setRequestHeader = () => undefined
  getResponseHeader = () => null
  send = () => {
    this.sent = true
  }
  abort = () => {
    this.aborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  answer = () => {
    this.onload?.()
    this.onloadend?.()
  }
  breakOff = () => {
    this.onerror?.()
    this.onloadend?.()
  }
  progress = (loaded: number) => this.upload.onprogress?.({ loaded, total: 100, lengthComputable: true })
  sendLastByte = () => {
    this.progress(100)
    this.upload.onload?.()
  }
}
