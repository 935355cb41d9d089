import type { ForeignNewsWords } from './words.ts'

export const frenchNews: ForeignNewsWords = {
  with_someone: ['(je suis avec|est avec moi|je ne suis pas seule|je ne suis pas seul|suis chez)'],
  help_coming: ['(arrive|arrivent|en route|est en chemin|va venir|vient me)'],
  called: ['(j ai appele|j ai ecrit|je suis en ligne|au telephone avec|je les appelle)'],
  in_care: ['(aux urgences|a l hopital|dans l ambulance)'],
  put_away: ['(je les ai jetes|je l ai jete|jete tout|j ai tout jete|donne a|je les ai donnes)'],
  away: ['(je suis parti|je suis partie|il est parti|il n est pas la|je suis sorti|je suis sortie)'],
  safe: ['(en securite|je ne vais rien faire|ca va mieux|je suis a l abri)'],
  no_phone: ['(peux pas|arrive pas a|peur de|deteste) ~2 (appeler|parler|telephoner|le telephone|au telephone)'],
  which_number: ['(quel|c est quoi) ~2 numero', 'qui (appeler|je peux appeler)'],
  denial: ['(c est pas ca|ce n est pas ca|je rigolais|je plaisantais|c etait une blague|pas serieux)'],
  nobody: ['(j ai personne|il n y a personne|je suis seule|je suis seul)'],
  worse: ['je suis en danger'],
  yes: ['^ (oui|ouais)'],
  no: ['^ non $'],
}
