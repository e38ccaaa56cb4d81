# What a person does in the browser of docs/oauth.md: opens $ASK, presses Connect, and reads the code from the address that the browser is led to.
location() { command curl -s -o /dev/null -w '%{redirect_url}' -b cookies.txt -c cookies.txt "$1"; }
place=$(location "$ASK")
decided=$(command curl -s -b cookies.txt -c cookies.txt "$place" -H 'content-type: application/json' -d '{ "decision": "approve" }')
back=$(location "$(echo "$decided" | field returnTo)")
export CODE=$(node -p "new URL('$back').searchParams.get('code')")
