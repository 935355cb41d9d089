import { chosenCountry, countryHere, keepCountry } from '#client/parts/crisis/country-here.ts'
import { crisisCountries } from '#rules/crisis-countries.ts'

/**
 * Inline in the head of Help now. The page contains the lines of every country; this opens the person's own before
 * anything is painted, and another one when it is chosen, without the app's scripts. It only changes attributes, to
 * what the app itself would set.
 */
let country = chosenCountry() ?? countryHere()
const watch = new MutationObserver(show)

document.documentElement.dataset.here = country
watch.observe(document.documentElement, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', onParsed)
addEventListener('change', onChange, true)

/** Updates whatever has been parsed so far. */
function show() {
  const lines = document.querySelector<HTMLDetailsElement>(`details[data-country="${country}"]`)
  const select = document.querySelector<HTMLSelectElement>('#not-safe select')
  if (lines) lines.open = true
  if (select) select.value = country
}

function onParsed() {
  watch.disconnect()
  show()
}

function onChange({ target }: Event) {
  // From now on the app handles it.
  if (document.documentElement.hasAttribute('data-awake')) return removeEventListener('change', onChange, true)
  if (!(target instanceof HTMLSelectElement) || !target.closest('#not-safe')) return
  const chosen = crisisCountries.find((one) => one === target.value)
  if (!chosen) return
  country = chosen
  keepCountry(country)
  document.documentElement.dataset.here = country
  show()
}
