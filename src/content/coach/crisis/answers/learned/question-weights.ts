/**
 * How much each feature of `question-fit.ts` counts, fitted on questions people asked. Not edited by hand; made by:
 *   node --import tsx training/in-danger/fit-answers.ts
 */
export const questionWeights = {
  bias: -5.06,
  weights: {
    asks: -0.49,
    'group.baby': 1.25,
    'group.body': 0.34,
    'group.child': 1.15,
    'group.eating': 0.7,
    'group.friend': -0.47,
    'group.hurt': -0.15,
    'group.own': -0.41,
    'group.roof': 0.18,
    'group.stalked': 0.79,
    'group.voices': 0.46,
    isNearest: 0.13,
    isShort: -0.8,
    lead: 8.3,
    leadOverThird: 1.1,
    near: 3.37,
    nearAndLead: -9.59,
    overlap: 3.73,
    overlapLead: 0.35,
    words: 0.95,
  },
}
