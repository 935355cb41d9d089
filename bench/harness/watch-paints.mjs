// Runs in the measured page exactly as written, so it cannot use anything a compiler would add.
const seen = { first: 0, largest: 0, shift: 0, blocked: 0 }
Object.assign(window, { seen })

/**
 * @param {string} type
 * @param {(entry: PerformanceEntry & { value?: number }) => void} take
 */
function watch(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
}

watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.first = startTime
})
watch('largest-contentful-paint', ({ startTime }) => {
  seen.largest = startTime
})
watch('layout-shift', ({ value = 0 }) => {
  seen.shift += value
})
watch('longtask', ({ duration }) => {
  seen.blocked += Math.max(0, duration - 50)
})
