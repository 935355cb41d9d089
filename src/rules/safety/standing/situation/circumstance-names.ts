/** Around the same danger, these need other words and other answers. */
export type Circumstance = 'own_child' | 'under_one_roof' | 'stalked' | 'new_baby' | 'fears_for_baby' | 'hardly_eats'
