/** Leaves a second and a half for everything else, so that whoever asks has an answer within ten. */
const providerPatienceMs = 8500

export class ProviderSilent extends Error {}

/**
 * Several questions to the payment provider, each with its own limit and tries, would add up to half a minute. What it
 * still does after our patience has ended arrives as an event.
 */
export function inTime<T>(asked: Promise<T>, patienceMs = providerPatienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderSilent('The payment provider took too long')), patienceMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
