export type DailyCue = {
  text: string
  situation: 'elevator' | 'coffee' | 'meeting' | 'lunch' | 'event' | 'executive'
  tip: string
}
