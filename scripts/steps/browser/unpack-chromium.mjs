// Run as a process of its own: the package decides where to unpack, and what, from the environment at import.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
