import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'

/** Told by the way, in words that name nothing, and what people say who mean nothing of the kind. */
describe('an assault told in half a sentence', () => {
  it.each([
    "he carried on when I'd said no",
    "I said stop and he didn't, does that count",
    "how do I word a text to the group? also he carried on when i'd said no",
    'i told him no and he just carried on. anyway what do i wear to the wedding',
    "he kept going after i'd told him to stop",
    "I asked him to stop twice, he didn't. is it me",
    "I'd said no and she carried on anyway",
    "said no a few times but he didn't stop. how do i act normal on monday",
    "i said i didn't want to and he did it regardless",
    "he didn't stop when i asked him to. do i still go to his birthday",
    "I wasn't into it and said so, he went ahead",
    'i was saying no and he finished anyway',
    "my date wouldn't stop when i told him to, is that normal",
    "i'd told him i didn't want to and he still did it. what do i say if he texts",
    "he knew i didn't want it and did it anyway",
    'I pushed his hands off and he kept on',
    'he put his hand back after i moved it away, three times, and i gave up',
    "i let him in the end because he wouldn't take no. does that count",
    'i froze and he kept going, i never said yes',
    "she kept touching me after i'd said i didn't want that",
    "I said slow down, then stop. he never did. what's a good line for seeing him at work",
    "we were kissing and i said that's enough and he carried on",
    'he took the condom off without telling me, does that count',
    "i woke up and he'd started",
    'he carried on when i said no. what do i say to the waiter when i order alone',
    "i said stop and he didn't. can i ask my boss for another shift",
    'he kept going after i said no, then we went for dinner like nothing was wrong',
    'we went dancing, i said no at his door and he went ahead anyway',
    'I said no to going upstairs and he carried on',
    "he didn't listen when i asked him to stop on saturday. how do i tell him i'm busy this weekend",
    'i wanted to stop and he just went on',
    'told her no twice, she kept at it. should i still be her plus one',
    "i moved away and he pulled me back and carried on, i'd said i didn't want to",
    "he ignored me saying stop, does that count if we're together",
    'i said not tonight and he did it while i lay there',
  ])('is heard in: %s', (text) => {
    expect(assess(text)).toMatchObject({ tier: 'crisis', kind: 'sexual_assault', whose: 'self' })
  })

  it.each([
    'he carried on talking when I said no to dessert',
    'she kept going with the story though I said stop',
    "I said stop and he didn't, he told the joke to the whole table",
    'he carried on singing when I said no',
    "I told him to stop tickling the dog and he didn't",
    'I said no to the extra shift and my boss carried on asking',
    'I said no thanks and the waiter carried on pouring',
    "I said stop and the bus driver didn't",
    "he kept going after I told him to stop, fourth lap, he's so fit",
    "she didn't stop when I asked her to turn the music down",
    'I said no but she bought me the ticket anyway',
    "I said I didn't want to go and they went ahead without me",
    "he wouldn't take no for an answer so now I'm in the choir",
    "I said stop the car and he didn't",
    'he carried on with his presentation after I said no questions',
    'my brother kept teasing me after I told him to stop',
    "I asked him to stop interrupting and he didn't",
    'I froze and he carried on with the meeting',
    'I kept saying no to the salesman and he carried on',
    'my manager said no and I carried on with the report',
    'he said no and i did it anyway, i ate his chips',
    "i told her to stop and she didn't, she tells everyone my age",
    "I said wait and he didn't, the train left with him",
    'he would not stop when i said the film was bad',
    'the chef kept going after I said no more salt',
    "I told my dog to stop and he didn't",
    'she ignored me when I said no to the third game',
  ])('is not heard in: %s', (text) => {
    expect(assess(text).tier).toBe('none')
  })
})

describe('somebody dead who is seen or heard', () => {
  it.each([
    'my dead nan sat on the bus beside me again and told me to get off and do it',
    'my dead brother stood at the end of the bed last night and said come with me',
    "i saw my mum in the kitchen this morning. she died in march. she told me it's time",
    "grandad's been dead two years but he was in the back seat again talking to me",
    'my late husband sits at the table every evening and talks about the neighbours',
    'nan, who passed in june, keeps telling me to step off the platform',
    'i hear my dead sister calling me from the hall, she wants me to come',
    'dad died in 2019 and he stood by my desk at work again today',
    'my dead gran tells me what to say to people, she was next to me at the checkout',
    "she's been dead a year but she walks behind me and tells me to do it",
    'the dead lad from school keeps appearing at my window, he says jump',
    'my dead aunt shows up in class and nobody else sees her',
    'my friend who died comes and sits on my bed and tells me to join him',
    'my dead nan was on the bus again',
    'my late nan was on the tram next to me again and said get off here and do it',
    'i keep seeing my dead mum in the crowd and she speaks to me, nobody else can hear it',
    'my dead dad told me to hurt my brother',
    "my gran who passed in spring was on the sofa this morning and wouldn't stop whispering that i should go with her",
    'i see my dead uncle at the bus stop every day, he waves me over to the road',
    "mum's been dead since i was ten and last night she stood over my bed",
    "dead brother's in the mirror again telling me i know what to do",
  ])('is heard in: %s', (text) => {
    expect(assess(text)).toMatchObject({ kind: 'psychosis', whose: 'self' })
  })

  it.each([
    'I dreamt of my nan',
    'I feel my dad is with me when I cook his recipe',
    'the film where he sees dead people',
    "I dreamt my dead brother sat on my bed and told me it's ok",
    "I talk to my mum's photo every night, she died in may",
    "sometimes I think I see my late husband in a crowd and then it's a stranger",
    'my nan passed away and I keep expecting her to walk in',
    "my dead grandad always told me to do it anyway, so I'm doing the speech",
    "dad's been dead two years and I still hear his voice when I'm about to be rude to somebody",
    'my late mother used to tell me to get off the bus a stop early',
    'nan died last year, she sat beside me on every bus trip when I was small',
    'my dead phone was on the bus again',
    'in the book her dead sister tells her to jump',
    'in the play my dead father appears and tells me to kill the king',
    'I feel like grandma is watching over me',
    'I wish my dead mum could sit beside me at the wedding',
    'I could hear my late gran saying stand up straight when I walked in',
    'before she died my gran told me to do it',
    'my friend says her dead cat visits her in dreams',
    'I saw my dead ringer on the bus',
    "my dead gran's recipe was on the table again",
    'my late uncle stood for parliament',
    'I saw my grandad on sunday, he is doing well',
    'my phone died and he stood by my desk again',
    'my grandmother died and she was in all my childhood stories',
  ])('is not heard in: %s', (text) => {
    expect(assess(text).tier).toBe('none')
  })
})

describe('a wound that is hidden', () => {
  it.each([
    'I wear sleeves so no one sees my arms',
    'mum found the plasters',
    "it won't close up, and it's gone hot and red",
    'i keep my sleeves down even in the gym so nobody sees',
    'long sleeves all summer because of my arms',
    "my sister saw my arms when i rolled my sleeves up and now she's acting weird",
    'mum found the tissues with blood in my bin',
    "dad found the plasters in my room and asked what they're for",
    "i wear bracelets to cover my wrists, it's not what you think",
    "it's still open from sunday, it's gone hot and red, i can't show anyone",
    "the one on my thigh won't close up",
    "it's opened up again under the sleeve, how do i hide it at swimming",
    "i can't do swimming because they'd see my legs",
    'one of them is hot and red and oozing. i did it a week ago',
    "i change in the toilet so the girls don't see my thighs",
    "i bought more plasters so mum doesn't notice",
    'i put the bandage under my hoodie so no one asks',
    "they want me in a short sleeve uniform and they'll see my arms",
    "if i roll my sleeves up they'd all know",
    "i always have my hoodie on so they don't notice my arms",
    "mam asked why there's blood on the sheets and i said nosebleed",
    "i don't want to do pe because of my legs, they'd know",
    'the cuts went hot and red',
    "i've got bandages up my sleeve and the doctor wants to take my blood pressure",
  ])('is heard in: %s', (text) => {
    expect(assess(text)).toMatchObject({ tier: 'checkin', kind: 'self_harm' })
  })

  it.each([
    'I wear sleeves so no one sees my tattoos',
    'I wear long sleeves so no one sees my eczema',
    'I wear long sleeves because of sunburn',
    'my arms are covered in scratches from the cat',
    "I fell off my bike and it won't close up, it's gone hot and red",
    "mum found the plasters, I'd hidden them from the kids",
    'mum found the plasters in the first aid box so my heel is fine now',
    "the blister won't close up and I have a hike",
    "the zip on my jacket won't close up",
    'the wound from my operation is hot and red',
    'my piercing has gone hot and red',
    'I wear sleeves so no one sees how much I sweat',
    'I wear long sleeves at work because the office is freezing',
    'my face goes hot and red when I talk',
    'my face gone hot and red again in class',
    "I wear long sleeves so people don't see my arms are skinny",
    "I can't do swimming because they'd see my belly",
    'I wear long sleeves so no one sees my psoriasis',
    'he found the plasters at the back of the shop',
    "I cover my arms with sunscreen so they don't burn",
    "my cat scratched me and it won't heal",
    "I can't show my legs, I have not shaved",
    'I have a new tattoo and mum found the plasters',
    'dad found the bandages when I cut my finger on a tin',
    "I keep my sleeves rolled up because it's hot",
    'my arms are red from gardening',
  ])('is not heard in: %s', (text) => {
    expect(assess(text).tier).toBe('none')
  })
})

describe('a life put in order for others', () => {
  it.each([
    "I've paid the rent up to june and given the cat to my neighbour",
    "rent's paid ahead, the cat's with my sister for good now",
    'i paid three months rent in advance and rehomed the dog',
    'wrote my passwords down for my sister',
    "i've written all my passwords down and left them for my brother",
    'made a list of my logins so my mum can get into everything',
    "won't need a lift home on friday, or after",
    "i told him i won't be needing a lift on friday, or ever really",
    "you don't have to save me a seat next week, or any week after",
    'cancelled everything from saturday on, all the subscriptions too',
    'rent paid to the end of the lease so nobody has to deal with it. the cat is with ana',
    "i've put a note with my pin and passwords in the drawer for her",
    "i don't need a ticket back",
    'gave my sister the cat and my passwords',
    "gave away the cat, paid off the landlord, tidied the flat so they won't have to",
    "i've left instructions for my bills and who gets the bike",
    "won't be needing my desk after thursday, nobody knows yet",
    'told work not to put me on the rota after the 14th. or ever',
    'put all my passwords in an envelope with her name on it',
    "i've shown my flatmate where everything is, the bills, the passwords, for after",
    'found the cat a new home and paid up what i owe',
    "i've sorted it so my sister can get into my accounts, wrote it all down",
    "dropped the dog at mum's for good and paid my rent till summer",
    "i told them i won't need the room from june. or anything",
  ])('is heard in: %s', (text) => {
    expect(assess(text)).toMatchObject({ tier: 'checkin', kind: 'suicide' })
  })

  it.each([
    "I'm moving to spain so I paid the rent up to june and gave the cat to my neighbour",
    "gave the cat to my sister, turns out I'm allergic",
    "paid the rent ahead because I'm travelling until june, my neighbour has the cat",
    'new phone, so I wrote all my passwords down',
    "wrote my passwords down for my sister, she's house sitting while we're on holiday",
    "I won't need a lift home on friday, dan is picking me up",
    "I won't need a lift home on friday, I got my own car",
    "I won't need a lift on friday or after, I passed my driving test",
    'paid rent in advance to get the flat, landlord asked for it',
    'wrote down my passwords because I keep forgetting them',
    "we gave the cat away because of my son's allergy",
    'my mum wrote down her passwords for me so I can do her banking',
    'I changed my passwords after the hack and gave the new ones to my wife',
    "I don't need a ticket back, my brother drives me home",
    'cancelled my subscriptions to save money for the wedding',
    'told work not to put me on the rota after the 14th because I start my new job',
    'my sister gave me her cat and paid my rent',
    "I'll not be needing my desk after thursday, I'm going remote",
    'paid the rent until march so i can finally look for people to live with',
    'I gave the cat to my sister because of the allergy',
    'I wrote down the wifi password for my guests',
    'I paid for three months of gym ahead',
    "I won't need the car on friday",
  ])('is not heard in: %s', (text) => {
    expect(assess(text).tier).toBe('none')
  })
})
