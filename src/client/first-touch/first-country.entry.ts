import { chosenCountry, countryHere, keepCountry } from '#client/parts/crisis/country-here.ts'
import { crisisCountries } from '#rules/crisis-countries.ts'

/**
 * Stands inline in the head of Help now. The page has the lines of every country; this opens those of the person's own
 * before anything is painted, and those of another one when it is chosen, without the app's scripts. It changes nothing
 * but attributes, which the app finds as it would have set them itself.
 */
let country = chosenCountry() ?? countryHere()
const watch = new MutationObserver(show)

document.documentElement.dataset.here = country
watch.observe(document.documentElement, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', onParsed)
addEventListener('change', onChange, true)

/** Whatever of it is there yet. */
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
  // From now on the app does.
  if (document.documentElement.hasAttribute('data-awake')) return removeEventListener('change', onChange, true)
  if (!(target instanceof HTMLSelectElement) || !target.closest('#not-safe')) return
  const chosen = crisisCountries.find((one) => one === target.value)
  if (!chosen) return
  country = chosen
  keepCountry(country)
  document.documentElement.dataset.here = country
  show()
}
