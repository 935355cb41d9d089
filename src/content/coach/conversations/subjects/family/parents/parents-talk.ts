import type { Answer } from '../../../conversation.ts'

export const parentsTalk: readonly Answer[] = [
  {
    like: [
      'turned up with store bought and so did half of them',
      'I felt so bad about not baking and then everyone else had bought theirs too lol',
      'Mine were from the shop. So were four others, it turned out. We had a good laugh.',
      'wasnt the only one who cheated on the cakes haha',
    ],
    about: 'over',
    say: [
      "So you weren't the odd one out at all. All that guilt, and the others had done the same. That's a good laugh to be in the middle of.",
    ],
  },
  {
    like: [
      'only dad at the school gate and they dont know how to talk to me',
      "all the mums have coffee and I'm the one father",
      "we're two dads and the other parents are polite but don't ask us anything",
      "the moms group doesn't know what to do with me",
    ],
    say: [
      `Then they may be standing there as unsure as you are. You can make it lighter for both sides by asking first: "How long did yours take to settle in here?" Kids are the same subject for everybody. Catch one of them alone; a circle is harder.`,
    ],
  },
  {
    like: [
      'the nurse came and i said everything was fine',
      'health visitor asked how i was and I lied, said great',
      "I tidied up and told the midwife we were all good. we're not",
      'doc asked if im coping with the baby and i smiled and said yes',
    ],
    about: 'over',
    say: [
      `Of course you did. You were tired and afraid of what they'd think. It isn't too late; they hear this often. Call or text tomorrow: "I said we're fine. I'm not, and I need help." If it gets darker, Help now has people to talk to today.`,
    ],
  },
  {
    like: [
      'the other parents could hear everything and id been up all night',
      'Teacher talked to me like I was five and there was a line behind me',
      'parents evening, baby sick on my top, and everyone listening',
      'everyone in the queue heard what she said about my son',
    ],
    about: 'over',
    say: [
      "No sleep or no patience left, somebody listening in, and that tone on top. Anybody would have shrunk. And you stayed there anyway, for your kid. You don't have to have done it well. Is there anything from it that's worth keeping?",
    ],
  },
  {
    like: [
      "it's a thing we say where im from, they thought it was a threat",
      'my mom yells like that at everyone, its love',
      "In our language it's a joke, here they stared",
      "everyone's grandma says it back home, the other parents looked horrified",
    ],
    about: 'over',
    say: [
      `In your house that's love with the volume up, and to people who don't know it, it's only the volume. Tell it to one of them as the funny story it is: "Do you want to know what that meant?" One laugh can travel a long way.`,
    ],
  },
  {
    like: [
      'i talked to her dog instead of her and she answered',
      'said hi to the dog and we ended up chatting',
      'asked a mom about her puppy, she told me its name',
      'I complimented his dog first, worked a treat',
    ],
    about: 'over',
    say: [
      'That was a conversation: you said something, and you got an answer back. Going by way of the dog is as good as any door. Next time you already have your question: how is the dog doing?',
    ],
  },
  {
    like: [
      'what can i say to another mom at school, something normal',
      'teach me one sentence for the parents at the gate',
      'I want to talk to a dad at pickup, what do people say',
      'what do you say to a mother you see every morning',
    ],
    asks: 'words',
    say: [
      `Normal is something you both know from drop-off:\n"Another rush today?"\n"How do you manage the mornings? I'm tired already."\n"Hi, we see each other every day. Which one is yours?"`,
    ],
  },
  {
    like: [
      'every other mom knows all the friends and i dont know one',
      "I couldn't name a single friend of my son's. The others at the gate can.",
      'my daughter tells me nothing, other parents know more about her class than me',
      "Feels like all the parents are in on it and I'm not, I don't even know who she hangs out with",
    ],
    say: [
      `That stings, watching other parents know what you don't. Many kids keep their friends to themselves, so it says little about you. One place to begin is side by side, in the car or the kitchen: "Who did you sit with today?" And take a short answer.`,
    ],
  },
  {
    like: [
      "a mom asked my kid's age and i gave his shoe size. no sleep",
      "Said something idiotic to another parent, we'd been up all night.",
      'another dad asked her name and i blanked on it, im so tired',
      'I answered "fine thanks" when she asked what my baby is called. Haven\'t slept in weeks.',
    ],
    about: 'over',
    say: [
      `Any parent there knows the kind of night that answer came from. Somebody asked, so somebody was curious. Next time you can start from it: "I've slept since. Let me try that question again."`,
    ],
  },
  {
    like: [
      'told one of the moms what i meant, real quick, at the gate',
      'I explained it to one father. No speech, two sentences.',
      'said it to one of them in the parking lot, kinda flat but said it',
      'I cleared it up with the nicest of them, in passing.',
    ],
    about: 'over',
    say: [
      "Short and flat is a good way to say a thing like that. It's cleared up, one parent knows how you meant it, and it became nobody's drama. I'm glad.",
    ],
  },
  {
    like: [
      'cant have kids over, my husbands home all day and hates noise',
      "We can't host. My partner needs it quiet, or says he does.",
      'he gets annoyed if its loud so i dont invite anyone',
      "I don't have people in because of him. He's always there.",
    ],
    say: [
      "It sounds like there's more to it. A playdate doesn't have to be at your place; a park or a playground counts. But how is it for you at home when it gets loud? If you're ever afraid there, that matters more. Help now has people to talk to today.",
    ],
  },
  {
    like: [
      'all the parents take turns hosting and i keep making excuses',
      'The class mothers expect each of us to have the children over. I always slip away.',
      'its my turn for the playdate and i keep dodging it',
      'Everyone has had the kids over but me, and I keep finding reasons.',
    ],
    say: [
      "Having people over is a lot more than a chat at the gate, so I can see why you duck it. You could offer a version you can stand: the playground, an hour, one child. Then you've had your turn. What's hard about having them over?",
    ],
  },
  {
    like: [
      'only dad at the playgroup and they all sing',
      "i'm the one father among the moms at baby music",
      "toddler class, ten women and me, and I don't know the songs",
      'took the baby to a sing-along, felt like an idiot, all mums',
    ],
    say: [
      `A whole circle who know the words, and you. You don't need the song; you need one of the people singing it. Mumble along, do the hands late, and ask the person next to you: "How long did it take you to learn this one?"`,
    ],
  },
  {
    like: [
      'my mom saw my grade online before i told her',
      'they found my report card, i failed bio',
      'dad got the email about my f before i could explain',
      'My parents saw the results on the school app first',
    ],
    about: 'over',
    say: [
      `Ouch, and you didn't even get to say it first. You can still go to them before they come to you: "I know it's bad. I was going to tell you. This is what I'll do about it." What have they said so far?`,
    ],
  },
  {
    like: [
      'all the other parents are on their phones, should i say something',
      'at the playground everyone scrolls, do i talk or scroll too',
      "The fathers at the pool don't look up. Does one start a chat?",
      'swim class, all the moms on their phones, do i join them or say hi',
    ],
    asks: 'words',
    say: [
      `Talk to one, the one whose kid is near yours. Phones out often means nobody has started. One line, and if they go back to the screen, so can you:\n"Which one's yours?"\n"How long until they're tired, do you think?"\n"Mine has been up there for ten minutes. Yours too?"`,
    ],
  },
  {
    like: [
      'I could ask what they need for the school trip',
      '"is it pajama day tomorrow?" there\'s always something',
      'maybe ask them about the bake sale, nobody ever knows',
      'I\'d ask "do they need costumes this week?"',
    ],
    about: 'coming',
    say: [
      `That's a very good one. It's useful, and it's quick to answer. Ask the one nearest to you, and have one thing ready to ask after: "What are you sending in?"`,
    ],
  },
  {
    like: [
      "I coach the kids' team and the parents stand in a huddle, never know how to join",
      "help at my son's soccer, other parents are in their clump",
      'i volunteer with the little ones on weekends but the moms and dads never talk to me',
      "The parents all stand together on the sideline and I can't get into the group",
    ],
    say: [
      "You've got a better way in than any of them: you know their kids. Catch one parent on the edge and tell them something good their child did today. Parents rarely walk away from that.",
    ],
  },
  {
    like: [
      "I'd ask if their kids still talk to them",
      'whether their teenagers ever leave their room I guess',
      'if theirs come out for dinner anymore',
      "I suppose I'd ask them whether their daughters tell them anything",
    ],
    about: 'coming',
    say: [
      `Ask exactly that. It's honest, it's a bit funny, and a good many parents of teenagers are wondering the same thing in the same spot. It says more than "how's school," and you may get a real answer.`,
    ],
  },
  {
    like: [
      'swallowed a lego head. him not me. A&E said wait. it has now arrived. whole whatsapp group celebrated',
      "toddler put a pea up her nose, nurse got it out, the mums' chat sent 40 party emojis",
      "He'd hidden in the laundry basket. Whole street was looking. We all cried laughing.",
      'dog ate my kids homework for real. vet says fine. class chat is in bits',
      'The hamster turned up in the piano after three days. Everyone at the school gate cheered.',
    ],
    say: [
      "That's a happy ending, and a story you'll be telling for years. You did the worried waiting, and then you had people to laugh about it with. That part is worth as much as the news.",
    ],
  },
  {
    like: [
      'just tired. single dad, two jobs, dont know any of them and theyre all called Sarah',
      'nothing behind it, just worn out. on my own with twins and nights at the depot, and 34 parents chatting about cake',
      "solo mom, work full time, I can't keep track of who's whose mother in there",
      "I'm knackered that's all. me and the lad and a job and a half. don't know a soul in that chat",
      "Just exhaustion. I'm raising my girl alone and those parents all seem to know each other",
    ],
    say: [
      "Raising a child on your own and working like that, of course a group full of strangers is one thing too many. Mute it without guilt. One parent you can text about practical things is enough, whenever you've got the energy.",
    ],
  },
  {
    like: [
      'gay mum at the baptist nursery, which word do I put on the form and which one do I say out loud',
      "two dads, catholic school enrollment. do i cross out 'mother' or what, and what do i say at the desk",
      'My wife and I are signing our son up at a church preschool. What do I call her in front of the other parents?',
      'lesbian foster mom. daycare form has a box for father. help',
      'im nonbinary and my kid calls me baba, what do i write down for the kindergarten and what do i tell the lady',
    ],
    say: [
      'Use the same word in both places, the one you use at home. The form needs to know who to call, and out loud you say it once, plainly, and move on. How much more you tell, and to whom, stays up to you.',
    ],
  },
  {
    like: [
      "That I'm not one of them. I don't have the thing they have",
      'all the other dads at playgroup just look like they know what theyre doing. i dont have that',
      "That they're proper mothers and I'm somebody holding a baby.",
      "They'd see I don't feel it. Whatever it is they feel at the toddler music class.",
      'that im faking being a parent and theyre not',
    ],
    say: [
      "You see their outside and your own inside, so it looks as if they all got something you didn't. Some of them may be thinking the same about the rest. Pick one and say something true: \"I'm so tired. How are you doing with it?\" And if you feel flat or far away most days, tell a doctor or a nurse. There's help for that.",
    ],
  },
  {
    like: [
      'every playgroup chat becomes a tearing competition. second degree, third degree. I had a planned section and nothing to add',
      'all the moms at the park go on about breastfeeding, mine was on bottles from day one, i just smile',
      "We adopted. At every coffee morning it's contractions and waters breaking, and I study my cup.",
      'nct group = who had the longest labor. mine was 3 hrs. i say nothing',
      "I'm a dad on leave and the whole circle talks stitches. What am I supposed to put in?",
    ],
    say: [
      "So they're all comparing something you didn't have, and you're left outside of it. Yours is a story too, if you ever want to tell it. If not, you can turn the talk: \"How's everybody sleeping?\" That one usually has takers.",
    ],
  },
]
