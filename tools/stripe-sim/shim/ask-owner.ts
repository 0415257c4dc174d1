import { dialogRules, sheetFor } from "./styles.ts";

/** Asks whoever pays to prove that the card is theirs, as a bank would. Closing the dialog is failing. */
export function askOwner(): Promise<"pass" | "fail"> {
	return new Promise((resolve) => {
		const host = document.createElement("div");
		const root = host.attachShadow({ mode: "open" });
		root.adoptedStyleSheets = [sheetFor({}, dialogRules)];
		const dialog = document.createElement("dialog");
		dialog.setAttribute("aria-labelledby", "title");
		const title = document.createElement("h2");
		Object.assign(title, { id: "title", textContent: "Confirm this payment" });
		const words = document.createElement("p");
		words.textContent = "Simulated 3-D Secure: choose what your bank would answer.";
		const buttons = document.createElement("div");

		const answer = (outcome: "pass" | "fail") => () => {
			host.remove();
			resolve(outcome);
		};
		const button = (text: string, outcome: "pass" | "fail") => {
			const made = document.createElement("button");
			Object.assign(made, { type: "button", textContent: text });
			made.addEventListener("click", answer(outcome));
			return made;
		};
		const complete = button("Complete", "pass");
		complete.className = "main";
		buttons.append(complete, button("Fail", "fail"));
		dialog.addEventListener("cancel", answer("fail"));
		dialog.append(title, words, buttons);
		root.append(dialog);
		document.body.append(host);
		dialog.showModal();
	});
}
