import { type ComponentType, createElement, lazy, type ReactElement } from 'react'

export type LazyPart<Props> = { preload: () => Promise<unknown>; draw: (props: Props) => ReactElement }

/**
 * Like React's lazy, for parts that may be loaded before they are drawn: those are drawn at once. React would draw the
 * placeholder first, and keep it for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let drawn: ComponentType<Props> | undefined
  async function preload() {
    loaded = await load()
    return { default: loaded }
  }
  const later: ComponentType<Props> = lazy(preload)
  return {
    preload,
    draw(props) {
      // Decided once: React would unmount the part and lose its state if the component changed later.
      drawn ??= loaded ?? later
      return createElement(drawn, props)
    },
  }
}
