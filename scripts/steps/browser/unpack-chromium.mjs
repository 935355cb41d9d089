// Run as a separate process: at import, the package decides from the environment what to unpack and where.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
