import type { Answer } from '../../../conversation.ts'

export const parentsReplies: readonly Answer[] = [
  {
    like: [
      'how do i ask another parent for a playdate',
      'what do i text to invite my sons friend over',
      'my kid wants to play with a classmate and i have to ask the mom, what do i say',
      'how do i set up a playdate with parents i dont know',
      'words for inviting a kid and their parent to the park',
    ],
    say: [
      `Let the kids be the reason:\n"Mine keeps talking about yours. Would they like to play one afternoon?"\n"We'll be at the playground after school. Want to join us?"\n"Would yours like to come over for two hours? You can stay or go."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i introduce myself to the other parents at school',
      'what do i say at the first parent evening',
      'at pickup i want to say hello to someone, what words',
      'how do i start talking to a dad at the playground',
      'my kid is new in the class and i know no one, what do i say to them',
    ],
    say: [
      `Pick one parent, and start with the class:\n"Hi, we're new in this class. Which one is yours?"\n"How does yours like it so far?"\n"I don't know anybody here yet. Do you know how pickup works?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i turn down a playdate or birthday party',
      'how do i say no to volunteering at school again',
      'what do i write when i cant bake for the class',
      'they want me on the parents committee how do i say no',
      'how do i tell a mom we dont want to come over',
    ],
    say: [
      `Thanks first, then no, and no long reason:\n"Thanks for asking. We can't make it this time."\n"I can't take that on this year. I could do one small thing instead."\n"That's kind of you. I'll have to pass this time."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell another parent that their child is mean to mine',
      'what do i say to the mother of the kid who hits my son',
      'my daughter is being bullied by her classmate how do i talk to the parents',
      'how do i bring up a problem between our kids',
      'words for telling a parent what their kid said to mine',
    ],
    say: [
      `In private, and about what happened. If it goes on, bring in the teacher:\n"Can I talk with you about our kids? Mine came home upset."\n"I only know one side. Has yours told you anything?"\n"I'd like us to sort it out together. What could we each do?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask what happened at school in the parents chat',
      'i forgot the date again what do i write in the class chat',
      'how do i ask a mom to pick up my kid because im late',
      'how do i ask another parent for a favor',
      'what do i say to get someones number for emergencies',
    ],
    say: [
      `Plain and practical; parents ask each other this all the time:\n"I've lost track. What do they need to bring tomorrow?"\n"I'm running late. Could you keep an eye on mine for ten minutes?"\n"Can we swap numbers, in case one of us gets stuck?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to stand apart at pickup and look at my phone',
      'do i have to talk to the other parents every day',
      'can i wait in the car until my kid comes out',
      'is it rude not to chat at the school gate',
      'is a nod enough at drop off',
    ],
    say: [
      'A nod and a good morning are enough on most days. If you never look up, though, people may think you want to be left alone. So on a day when you have the energy, put the phone away for the last two minutes.',
    ],
  },
  {
    like: [
      'should i go to the parents night out',
      'do i have to join the moms coffee morning',
      'is it worth going to the school picnic if i know nobody',
      'should i sign up as a helper at the school fair',
      'what if i skip all the parent events',
    ],
    say: [
      "Go to one, and pick one with a job in it. Hand out plates or set up chairs for ten minutes, then put the job down and talk to one parent. You can skip the rest with a clear conscience; your child won't suffer from a coffee morning you missed.",
    ],
  },
  {
    like: [
      'should my kid stop playing with a child whose mother ignores me',
      'do parents have to be friends if the kids are',
      'can my child be friends with hers if we dont get along',
      'what if i dont like my sons friends parents',
      'is it ok to keep it only about the kids',
    ],
    say: [
      "Parents don't have to be friends. Being polite and reliable is enough: times, allergies, pickup. Let the children have each other, as long as yours comes home all right. Some parents warm up over the years, and some stay people you nod to.",
    ],
  },
  {
    like: [
      'what if nobody comes to my childs birthday party',
      'how many kids do i invite if im scared nobody shows up',
      'what if only one kid says yes to the party',
      'what if the parents dont reply to the invitation',
      'nobody has answered the birthday invite do i ask again',
    ],
    say: [
      `Ask again, person by person: many parents forget to reply and come anyway. "Can yours make it? I'm counting plates." Invite a cousin or a neighbor's child as well, so there's somebody you can count on. Two kids and a cake make a good party too.`,
    ],
  },
  {
    like: [
      'i stand there alone every day while they chat',
      'at pickup i feel like the new kid at school myself',
      'nobody talks to me at the gate',
      'every day at three my stomach hurts because of the other moms',
      'i hide in the car until the bell rings because of the parents',
    ],
    say: [
      "So every day you're back on a schoolyard yourself, and those few minutes are long. You need one face in that crowd, no more. Look for another parent on the edge; there's often one, equally busy with a phone.",
    ],
  },
  {
    like: [
      'my anxiety means my kid misses out on playdates',
      'my daughter has no friends because i cant talk to the parents',
      'my son suffers because im so shy',
      'i feel guilty that i avoid parties and my child pays for it',
      'my child asks why nobody comes over and its because of me',
    ],
    say: [
      "That's a heavy kind of guilt, because it's about somebody you'd do anything for. You aren't your child's only way to friends; there's class and recess too. If you want to do one thing, make it small: one text to the parent who scares you least.",
    ],
  },
  {
    like: [
      'they talk about house and vacations and i clean houses',
      'im so much younger than the others and they treat me like the babysitter',
      'they all went to college and i feel stupid next to them',
      'i dont speak their language well and stay silent at the parent meetings',
      'were the only family like ours in the class',
    ],
    say: [
      "Your life is different from theirs, and next to them it can feel as if yours counts for less. It doesn't. What you have in common is kids of the same age in the same class. You can start there, with one of them.",
    ],
  },
  {
    like: [
      'parent evening is tomorrow and im dreading the round of introductions',
      'i have to sit with the other parents at the recital',
      'were hosting my sons birthday and all the parents will be in my house',
      'i have to talk to the teacher in front of other parents',
      'my first playdate with the mom staying and i dont know what to do with her',
    ],
    say: [
      "You'll be seen as a parent there, and it's your child's world, so it feels like a lot. Have your one line ready: your name, your child's name, one thing they like. In your own home a task helps: pour drinks, cut cake. The others are there for their kids too.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i talked to a mom at pickup it was fine',
      'the playdate was ok',
      'parent evening is over, it was alright',
      'i said hello to the other dad and we chatted a bit',
      'the birthday party went fine, nobody cried',
    ],
    say: [
      "I'm glad it went fine. There may be a face or two among the parents now that you know. The next hello can be as short as you like.",
    ],
    about: 'over',
  },
  {
    like: [
      'the other moms were nice but probably only to my face',
      'she invited us over and i think she felt obliged',
      'it went well at the party but they surely talked about my house',
      'a dad asked for my number and im sure its only for the kids',
      'they laughed with me at the meeting and i dont trust it',
    ],
    say: [
      "It may have been only for the kids; a lot of these friendships start that way. They were friendly, and that's what you saw. You can't hear what people say at home, and it may have nothing to do with you. You can leave it at a nice afternoon.",
    ],
    about: 'over',
  },
  {
    like: [
      'i walked up to the group and they closed the circle',
      'i asked for a playdate and she made an excuse',
      'nobody came to my kids party',
      'the other mother yelled at me about my son',
      'i sat alone the entire parent evening',
    ],
    say: [
      "Ouch, and worse because your child is part of it. It's hard to hold it together until you're home. One bad hour with those people doesn't make you a bad parent. Your child still has you, the one who showed up. Be kind to yourself tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'i snapped at my kid in front of all the parents',
      'i gossiped about another mom and she heard',
      'i cried at the parent teacher meeting',
      'i bragged about my daughter because i was nervous',
      'i left the party early and dragged my kid out',
    ],
    say: [
      `You were stretched thin in front of an audience, and it showed. Plenty of parents have had a day like that. If somebody was hurt by it, your child included, a short sorry will do: "I was stressed, and that wasn't fair to you."`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i write to the mom or wait until i see her at the gate',
      'i wrote a message for a playdate is it too formal',
      'how long should a first playdate be',
      'do i have to offer the parent coffee when they drop off',
      'do i ask the kid first or the parent',
    ],
    say: [
      'Text, if you have the number; it gives them time to check the week. Two lines with a day and a start and end. Two hours is a good first playdate. At the door, ask "Would you like to stay or come back later?" and mean either.',
    ],
  },
]
