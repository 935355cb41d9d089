/** Leaves a second and a half for everything else, so that the caller has an answer within ten. */
const providerPatienceMs = 8500

export class ProviderSilent extends Error {}

/**
 * Several calls to the payment provider, each with its own limit and retries, would add up to half a minute. If it
 * finishes after we have given up, an event tells us.
 */
export function inTime<T>(asked: Promise<T>, patienceMs = providerPatienceMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderSilent('The payment provider took too long')), patienceMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
