import type { Answer } from '../../../conversation.ts'

export const eatingReplies: readonly Answer[] = [
  {
    like: [
      'how do i say no when they offer me more food',
      'she keeps filling my plate what do i say',
      'how do i refuse seconds politely',
      'my mother in law pushes food on me',
      'words for no thank you im full',
    ],
    say: [
      `Thanks first, then no, in the same tone each time:
"It's delicious, and I'm full. Thank you."
"Not right now, thanks. Maybe later."
"I'm done for tonight. Could I take some home?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they asked me to lunch and i want to suggest something without food',
      'how do i suggest a walk instead of dinner',
      'what do i text when they invite me to a restaurant',
      'can i ask to meet without eating',
    ],
    say: [
      `Say yes to the person, and offer another plan:
"I'd love to see you. Want to go for a walk instead?"
"Can't do dinner, but I could do coffee after. Would that work?"
"I'll come for the second half. Save me a seat."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell people i cant eat certain things',
      'i have allergies and hate bringing it up',
      'how do i say im vegetarian without making a fuss',
      'what do i tell the host about my stomach',
      'i have celiac and feel like a burden at dinners',
    ],
    say: [
      `Tell them early and offer a way out:
"There are things I can't eat. Could I bring a dish that works for me?"
"There are a few things I don't eat. Don't cook extra, I'll find something."
"I have to be careful for health reasons. Could you tell me what's in it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they caught me with my mouth full and asked me a question',
      'what do i do when they ask me something while im chewing',
      'how do i answer when i have food in my mouth',
      'everyone waits while i chew',
      'what do I say after a long chew',
    ],
    say: [
      `One finger up, finish the bite, then:
"Sorry, you caught me in the middle of a bite."
"Good question. Let me finish this bite."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my friend that eating in front of people scares me',
      'i want to explain to my partner why i dont eat with them',
      'how do i tell a coworker why i never join for lunch',
      'what do i say so they understand my thing with food and people',
      'words to tell my date im nervous about eating',
    ],
    say: [
      `Short, and with what you'd like them to do:
"I get nervous eating around people. Please don't comment on my plate."
"It isn't about you. My throat closes up when I'm watched."
"I'd like to come along. I may only have a drink, and that's fine with me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it rude to leave food on my plate',
      'do i have to finish it',
      'what if i only eat half',
      'is it ok to stop eating in a restaurant',
      'will the cook be offended if i leave some',
    ],
    say: [
      "No, in most places it's not rude; people leave food all the time, and you can ask for a box. With a host, one warm word about the food matters more than an empty plate. If finishing is the custom where you are, take less at the start.",
    ],
  },
  {
    like: [
      'what should i order so its not messy',
      'whats good to eat on a date',
      'should i avoid spaghetti',
      'is it ok to order only soup or a salad',
      'what do i pick from the menu when im nervous',
    ],
    say: [
      "Order what you'd like to eat. Picking the neat dish every time keeps you from finding out what happens if you don't. Only a starter is fine too. If it turns out messy, there are napkins.",
    ],
    about: 'coming',
  },
  {
    like: [
      'is it ok to only have a drink while they eat',
      'is it weird to sit there and not eat',
      'can i go to dinner and not order food',
      'what if im the only one not eating',
    ],
    say: [
      `Yes, you can. Order a drink, so there's something in front of you, and say it once: "I'm not eating, I came for the company." Have a meal before or after. When you feel up to it, try a few bites with them; it can get less scary that way.`,
    ],
  },
  {
    like: [
      'should i eat at my desk or in the break room',
      'how do i start eating with my coworkers',
      'how do i practice eating in front of people',
      'can i start with something small like a coffee',
      'where do i begin with eating in public',
    ],
    say: [
      'Begin small and on the edge: a drink, then a snack you can hold, with one person you like, for ten minutes. Then the break room at a quiet hour. Let each step get a bit dull before the next one. Your desk can stay for the other days.',
    ],
  },
  {
    like: [
      'im a slow eater and everyone waits for me',
      'they are all done and im still eating',
      'i chew every bite forever',
      'they stare because i take so long',
    ],
    say: [
      "Being the last one eating can make every bite feel watched. You can stop when they stop, or go on and take the pressure off: \"Keep talking, I'm slow.\" If they're talking, they aren't waiting for you.",
    ],
  },
  {
    like: [
      'i hate the sound of my own chewing',
      'what if my stomach growls',
      'im scared they hear me swallow',
      'i think i eat loudly',
      'it goes quiet and all you hear is me crunching',
    ],
    say: [
      'From inside your head, chewing is far louder than it is across a table, because you hear it through your own bones. If it goes quiet, let it be quiet and go on chewing, and see what the others do.',
    ],
  },
  {
    like: [
      'we eat out with the whole team and i cant get out of it',
      'i have to eat in front of clients',
      'the wedding dinner is five courses',
      'theres a family dinner and they all watch me',
      'school cafeteria every single day in front of everyone',
    ],
    say: [
      "A meal you can't get out of is hard when leaving is what usually calms you. You can still pause inside it: put the fork down, take a sip, listen for a while. Sit beside the person you find kindest.",
    ],
  },
  {
    like: [
      'i have braces and food gets stuck',
      'i have dentures and im afraid to bite',
      'my jaw makes noise when i chew',
      'my hands tremble from a condition and i spill',
      'i have reflux and have to be careful in front of people',
    ],
    say: [
      'So there\'s a real thing to manage on top of the nerves. There\'s no shame in picking food that suits it. Ask for a straw or a spoon or smaller pieces, and say one line if you like: "I need a bit more time with this." People adjust fast when they know.',
    ],
  },
  {
    like: [
      'i ate with them and it was ok',
      'had lunch in the break room today. fine',
      'i ate in front of people',
      'dinner is over nothing happened',
      'i managed half a plate with everyone there',
    ],
    say: [
      'Good to hear. You sat with people, ate what you ate, and the meal went on around you. It was all right, and you can leave it at that.',
    ],
    about: 'over',
  },
  {
    like: [
      'dinner went well but they probably noticed i barely ate',
      'it was nice but i think they saw my hands',
      'they said it was a great evening but i hardly touched my food',
      'the meal was fine but i was tense the whole time',
      'it went ok but only because they talked so much',
    ],
    say: [
      "You were tense, and it was also a nice evening; both can be true. They may have noticed, and they still spent the evening with you. People mostly come for the company. If you're still hungry, eat something now.",
    ],
    about: 'over',
  },
  {
    like: [
      'i couldnt swallow a single bite in front of them',
      'i ran to the bathroom in the middle of dinner',
      'they all asked why i wasnt eating',
      'i gagged at the table',
      'the dinner was a disaster i couldnt eat',
    ],
    say: [
      "That's a long evening, with a tight throat and people around you. You didn't choose it, and that tightness passes. Eat something now, somewhere calm. If somebody asks later, \"I couldn't eat, that happens when I'm nervous\" is enough. If it happens a lot, tell a doctor.",
    ],
    about: 'over',
  },
  {
    like: [
      'i spilled my drink all over the table',
      'i had food in my teeth the whole time',
      'i knocked over the glass in front of everyone',
      'i burped at the dinner',
    ],
    say: [
      "Embarrassing for a minute, and then the meal went on. It happens at tables everywhere. You don't have to apologize again. If clothes were ruined, offer to pay for the cleaning, and that closes it.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i have to take a bite right away',
      'do i have to keep eating while someone looks',
      'can i put the fork down and talk',
    ],
    say: [
      "There's no pace you have to keep. Take the first bite when you're ready, put the fork down, talk or listen, and take the next one when you're ready. If you end up eating only a little, have something more afterward.",
    ],
  },
]
